// Runs before the first paint: the scheme and language that this person chose, so nothing flashes.
(function () {
  var root = document.documentElement;
  var read = function (name) {
    try {
      return JSON.parse(localStorage.getItem('kilau.prefs.' + name));
    } catch (unreadable) {
      return null;
    }
  };
  var scheme = read('scheme');
  var dark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
