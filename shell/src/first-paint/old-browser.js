/*
 * Says so where the browser is too old for the portal. Everybody's browser must be able to read
 * this file: it is plain ECMAScript 5, it is not compiled, and it has its words in itself, as
 * nothing else can be loaded there. It runs before the portal, which then finds no place to start.
 */
// biome-ignore lint/complexity/useArrowFunction: older than arrows
(function () {
  var isNewEnough =
    'noModule' in document.createElement('script') &&
    typeof Object.hasOwn === 'function' &&
    typeof Array.prototype.at === 'function' &&
    typeof Array.prototype.toSorted === 'function' &&
    // Nested rules, newer than everything that the scripts need.
    window.CSS &&
    CSS.supports('selector(&)');
  if (isNewEnough) return;

  var words = {
    en: [
      'This browser is too old',
      'The portal needs a newer browser. Please update yours, or open the portal in a current version of Chrome, Edge, Firefox or Safari.',
    ],
    es: [
      'Este navegador es demasiado antiguo',
      'El portal necesita un navegador más reciente. Actualice el suyo o abra el portal en una versión actual de Chrome, Edge, Firefox o Safari.',
    ],
    pt: [
      'Este navegador é antigo demais',
      'O portal precisa de um navegador mais recente. Atualize o seu ou abra o portal em uma versão atual do Chrome, Edge, Firefox ou Safari.',
    ],
    fr: [
      'Ce navigateur est trop ancien',
      'Le portail a besoin d’un navigateur plus récent. Mettez le vôtre à jour ou ouvrez le portail dans une version actuelle de Chrome, Edge, Firefox ou Safari.',
    ],
  };
  var tongue = String(navigator.language || '')
    .slice(0, 2)
    .toLowerCase();
  if (!words[tongue]) tongue = 'en';

  var main = document.createElement('main');
  var heading = document.createElement('h1');
  var text = document.createElement('p');
  heading.appendChild(document.createTextNode(words[tongue][0]));
  text.appendChild(document.createTextNode(words[tongue][1]));
  main.appendChild(heading);
  main.appendChild(text);
  // The portal's colours; its style sheets would not be understood here.
  document.body.style.cssText = 'margin: 0; color: #1c262e; background: #f0f4f7';
  heading.style.cssText = 'margin: 0 0 0.5em; color: #074254; font-size: 1.5em; line-height: 1.25';
  text.style.cssText = 'margin: 0';
  main.style.cssText =
    'max-width: 34em; margin: 15vh auto 0; padding: 2em; background: #fff; border-top: 0.4em solid #074254; font: 1.1em/1.5 sans-serif';
  document.documentElement.lang = tongue;
  document.body.innerHTML = '';
  document.body.appendChild(main);
})();
