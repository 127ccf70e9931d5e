/*
 * Says so when the portal's own files do not come, come damaged or take long: nothing else is there
 * yet that could. The page waits for this file, which stands before the style sheet, as a style sheet
 * that hangs holds back everything after it. It is not compiled and has its words in itself. Browsers
 * that cannot read it are told by the file beside it.
 */
(() => {
  /** Nobody looks at an empty bar for longer (milliseconds). */
  const patience = 10_000;
  /** Nor at nothing at all, which is what there is without a style sheet (milliseconds). */
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

  /** Where the first paint is; null once the portal has taken its place. */
  const place = () => document.querySelector('.portal-first');

  function tongue() {
    let chosen = null;
    try {
      chosen = localStorage.getItem('language');
    } catch {
      // A storage that is switched off has kept nothing.
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

  /** What the browser keeps of the files may be what is damaged: the server is asked for others. */
  async function fetchAnew() {
    const signal = AbortSignal.timeout(patience);
    const asked = [...document.querySelectorAll(files)].map(async ({ src, href }) => {
      const answer = await fetch(src || href, { cache: 'reload', signal });
      await answer.arrayBuffer();
    });
    await Promise.allSettled(asked);
  }

  /** From here on the portal does not start: it finds no place. */
  function fail() {
    if (hasFailed || !place()) return;
    hasFailed = true;
    document.getElementById('portal')?.removeAttribute('id');
    say('failed', 'failedText');
  }

  const listener = ({ target, filename = '' }) => {
    const isFile = target instanceof Element && target.matches(files);
    // A script of the portal that threw: what extensions of the browser do is their own matter.
    const hasThrown = filename.startsWith(`${location.origin}/shell/`);
    if (!isFile && !hasThrown) return;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fail);
    else fail();
  };
  // What goes wrong with an element is told to nobody but those who listen on its way down.
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
    // What a script puts in keeps nothing out of sight. The portal still waits for it.
    for (const link of hanging) link.replaceWith(link.cloneNode());
    saySlow();
  }, blankPatience);
  setTimeout(saySlow, patience);
})();
