/** Whether pieces may travel: the page says so on its root element, where the style sheets read it too. */

export const mayMove = (): boolean => document.documentElement.dataset['motion'] === 'full';
