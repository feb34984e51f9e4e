// Runs before the first paint, so that an evening table never flashes white.
(() => {
  let theme = 'auto';
  let pieces = 'wood';
  try {
    const settings = JSON.parse(localStorage.getItem('fourfold.settings') || '{}');
    theme = settings.theme || theme;
    pieces = settings.pieces || pieces;
  } catch {
    // Settings that cannot be read are settings that were never made.
  }
  if (theme === 'auto') {
    const prefers = (query) => matchMedia(query).matches;
    theme =
      prefers('(prefers-contrast: more)') || prefers('(forced-colors: active)')
        ? 'contrast'
        : prefers('(prefers-color-scheme: dark)')
          ? 'dark'
          : 'light';
  }
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.pieces = pieces;
})();
