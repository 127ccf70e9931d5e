/*
 * Tells the user when the portal's own files are missing, damaged or slow; no other code is loaded
 * by then. The page waits for this file, which comes before the style sheet, because a style sheet
 * that hangs blocks everything after it. It is not compiled and contains its own texts. Browsers
 * that cannot parse it get their message from `old-browser.js`.
 */
(() => {
  /** Maximum milliseconds to show an empty bar without a message. */
  const patience = 10_000;
  /** Maximum milliseconds to show nothing at all, as while the style sheet is missing. */
  const blankPatience = 3_000;

  const words = {
    en: {
      failed: 'The portal could not be loaded',
      failedText: 'Part of it did not arrive, or arrived damaged. Please try again.',
      slow: 'The portal is still loading …',
      slowText: 'It takes longer than usual. You can go on waiting, or try again.',
      again: 'Try again',
    },
    es: {
      failed: 'No se pudo cargar el portal',
      failedText: 'Una parte no llegó o llegó dañada. Inténtelo de nuevo.',
      slow: 'El portal aún se está cargando …',
      slowText: 'Tarda más de lo habitual. Puede seguir esperando o intentarlo de nuevo.',
      again: 'Intentar de nuevo',
    },
    pt: {
      failed: 'Não foi possível carregar o portal',
      failedText: 'Uma parte não chegou ou chegou danificada. Tente novamente.',
      slow: 'O portal ainda está sendo carregado …',
      slowText:
        'Está demorando mais do que o normal. Você pode continuar esperando ou tentar novamente.',
      again: 'Tentar novamente',
    },
    fr: {
      failed: 'Le portail n’a pas pu être chargé',
      failedText: 'Une partie n’est pas arrivée, ou est arrivée endommagée. Veuillez réessayer.',
      slow: 'Le portail est toujours en cours de chargement …',
      slowText: 'C’est plus long que d’habitude. Vous pouvez attendre encore ou réessayer.',
      again: 'Réessayer',
    },
  };

  const told = 'main.portal-first-words';
  const files = 'script[src], link[rel="stylesheet"]';
  let hasFailed = false;

  /** The element of the first paint; null once the portal has replaced it. */
  const place = () => document.querySelector('.portal-first');

  function tongue() {
    let chosen = null;
    try {
      chosen = localStorage.getItem('language');
    } catch {
      // Storage is disabled, so nothing was chosen.
    }
    const wanted = [String(chosen), ...navigator.languages];
    const tongues = wanted.map((language) => language.slice(0, 2).toLowerCase());
    return tongues.find((each) => Object.hasOwn(words, each)) ?? 'en';
  }

  function element(name, text) {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  }

  function say(title, text) {
    document.querySelector(told)?.remove();
    const lang = tongue();
    const main = Object.assign(element('main', ''), { className: 'portal-first-words', lang });
    const again = element('button', words[lang].again);
    Object.assign(again, { type: 'button', className: 'portal-first-again' });
    again.addEventListener('click', () => {
      again.disabled = true;
      void fetchAnew().finally(() => location.reload());
    });
    const message = element('div', '');
    message.setAttribute('role', 'alert');
    message.append(element('h1', words[lang][title]), element('p', words[lang][text]));
    main.append(message, again);
    place()?.append(main);
  }

  /** Fetches the files from the server again, because the browser's copies may be damaged. */
  async function fetchAnew() {
    const signal = AbortSignal.timeout(patience);
    const asked = [...document.querySelectorAll(files)].map(async ({ src, href }) => {
      const answer = await fetch(src || href, { cache: 'reload', signal });
      await answer.arrayBuffer();
    });
    await Promise.allSettled(asked);
  }

  /** Reports the failure; from here on the portal cannot start, since its element has no id. */
  function fail() {
    if (hasFailed || !place()) return;
    hasFailed = true;
    document.getElementById('portal')?.removeAttribute('id');
    say('failed', 'failedText');
  }

  const listener = ({ target, filename = '' }) => {
    const isFile = target instanceof Element && target.matches(files);
    // An error thrown by a script of the portal; errors of browser extensions are ignored.
    const hasThrown = filename.startsWith(`${location.origin}/shell/`);
    if (!isFile && !hasThrown) return;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fail);
    else fail();
  };
  // Load errors of elements do not bubble; only capturing listeners receive them.
  addEventListener('error', listener, { capture: true });

  function saySlow() {
    if (hasFailed || !place() || document.querySelector(told)) return;
    say('slow', 'slowText');
  }

  setTimeout(() => {
    if (hasFailed || !place()) return;
    const links = [...document.querySelectorAll('link[rel="stylesheet"]')];
    const hanging = links.filter((link) => !link.sheet);
    if (hanging.length === 0) return;
    // A style sheet inserted by a script does not block painting. The portal still waits for it.
    for (const link of hanging) link.replaceWith(link.cloneNode());
    saySlow();
  }, blankPatience);
  setTimeout(saySlow, patience);
})();
