// Runs before the first paint, so that an evening table never flashes white.
(() => {
  let theme = 'auto';
  try {
    theme = JSON.parse(localStorage.getItem('fourfold.settings') || '{}').theme || 'auto';
  } catch {
    // Settings that cannot be read are settings that were never made.
  }
  if (theme === 'auto') {
    const prefers = (query) => matchMedia(query).matches;
    theme = prefers('(prefers-contrast: more)')
      ? 'contrast'
      : prefers('(prefers-color-scheme: dark)')
        ? 'dark'
        : 'light';
  }
  document.documentElement.dataset.theme = theme;
})();
