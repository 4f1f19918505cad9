// @ts-check
// Runs in the head of every page, before the first paint, so that a chosen theme never flashes and nothing moves that should
// not. firstScript.ts minifies it; nothing compiles it for older browsers.
{
  const root = document.documentElement;
  const { dataset } = root;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  const forcedColors = matchMedia('(forced-colors: active)');

  /** Applies what the visitor has chosen, or the system setting. */
  const applyChoices = () => {
    // Without storage, a choice applies to this page only.
    let { theme, motion } = dataset;
    try {
      ({ theme, motion } = localStorage);
    } catch {}
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    else delete dataset.theme;
    const systemMotion = reducedMotion.matches ? 'off' : 'on';
    dataset.motion = motion === 'on' || motion === 'off' ? motion : systemMotion;
    root.classList.toggle('motion-off', dataset.motion === 'off');
  };

  /**
   * Sections below the first screen are not laid out until the page has loaded (base.css), so that the first screen is painted
   * sooner. They are if the browser must find an anchor or restore a scroll position.
   */
  const skipSections = () => {
    const [visit] = performance.getEntriesByType('navigation');
    if (visit && 'type' in visit && visit.type === 'navigate' && !location.hash) dataset.loading = '';
  };

  /** Numbers that count up are hidden until Counter.script.ts has set them to zero, so that their targets do not flash. */
  const hideCounters = () => {
    if (dataset.motion === 'on') dataset.counting = '';
  };

  const showAll = () => {
    delete dataset.loading;
    delete dataset.counting;
  };

  /**
   * There is no view transition with motion off, nor on back and forward, where the picture would be a different one.
   * @param {PageRevealEvent} event
   */
  const checkTransition = ({ viewTransition }) => {
    viewTransition?.ready.catch(() => {});
    const isGoingBack = window.navigation?.activation?.navigationType === 'traverse';
    if (isGoingBack || dataset.motion === 'off') viewTransition?.skipTransition();
  };

  /** The color of the browser follows the chosen theme. */
  const applyThemeColor = () => {
    const { theme } = dataset;
    for (const meta of root.querySelectorAll('meta')) {
      const { themeColor } = meta.dataset;
      const chosen = themeColor === theme ? 'all' : 'not all';
      if (themeColor) meta.setAttribute('media', theme ? chosen : `(prefers-color-scheme: ${themeColor})`);
    }
  };

  /**
   * The media queries of dark pictures ask for a dark system. If the visitor chose the other theme, they are inverted. With
   * forced colors, pictures follow the system.
   */
  const choosePictures = () => {
    const { theme } = dataset;
    const isChosen = theme !== undefined && !forcedColors.matches;
    const isAgainstSystem = isChosen && (theme === 'dark') !== systemDark.matches;
    const current = isAgainstSystem ? 'dark' : 'light';
    const wanted = isAgainstSystem ? 'light' : 'dark';
    for (const source of root.querySelectorAll('source')) {
      if (source.media.includes(current)) source.media = source.media.replace(current, wanted);
    }
  };

  const applyTheme = () => {
    applyThemeColor();
    choosePictures();
    // With a chosen theme, also in elements that are added later.
    observer.observe(root, {
      subtree: true,
      childList: dataset.theme !== undefined,
      attributeFilter: ['data-theme'],
    });
  };
  const observer = new MutationObserver(applyTheme);

  applyChoices();
  reducedMotion.onchange = applyChoices;
  // The visitor may have chosen in another tab, or on another page before coming back to this one.
  addEventListener('storage', applyChoices);
  addEventListener('pageshow', applyChoices);
  document.addEventListener('prerenderingchange', applyChoices);

  skipSections();
  hideCounters();
  addEventListener('load', showAll);
  addEventListener('pagereveal', checkTransition);

  applyTheme();
  systemDark.onchange = applyTheme;
  forcedColors.onchange = applyTheme;
}
