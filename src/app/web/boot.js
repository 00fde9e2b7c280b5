// Runs before the first paint, behind the configuration: the scheme that this person chose.
(() => {
  const read = () => {
    try {
      return JSON.parse(localStorage.getItem('kilau.prefs.scheme'));
    } catch {
      return null;
    }
  };
  const scheme = read();
  const system = matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = scheme === 'dark' || (scheme !== 'light' && system);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
