// The switches for the theme and for everything that moves by itself. The script in the head has applied what the visitor
// chose before, or else the setting of the system.
const root = document.documentElement;
const { dataset } = root;
const systemDark = matchMedia('(prefers-color-scheme: dark)');

function onSwitch(name: 'theme' | 'motion', other: () => string) {
  const buttons = document.querySelectorAll<HTMLButtonElement>(`[data-${name}-toggle]`);
  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener('click', () => {
      dataset[name] = other();
      try {
        localStorage[name] = dataset[name];
      } catch {
        // Storage is blocked or full: the choice holds for this page.
      }
    });
  }
  return buttons;
}

onSwitch('theme', () => ((dataset.theme ? dataset.theme === 'dark' : systemDark.matches) ? 'light' : 'dark'));
const motionButtons = onSwitch('motion', () => (dataset.motion === 'off' ? 'on' : 'off'));

function tellMotion() {
  for (const button of motionButtons) button.setAttribute('aria-pressed', `${dataset.motion === 'off'}`);
  dispatchEvent(new Event('motionchange'));
}
new MutationObserver(tellMotion).observe(root, { attributeFilter: ['data-motion'] });
tellMotion();
