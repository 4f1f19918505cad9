// The theme and motion switches. The script in the head has already applied the stored choice or the system setting.
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
        // Storage is blocked or full: the choice applies to this page only.
      }
    });
  }
  return buttons;
}

onSwitch('theme', () => ((dataset.theme ? dataset.theme === 'dark' : systemDark.matches) ? 'light' : 'dark'));
const motionButtons = onSwitch('motion', () => (dataset.motion === 'off' ? 'on' : 'off'));

function announceMotion() {
  const isOff = dataset.motion === 'off';
  root.classList.toggle('motion-off', isOff);
  for (const button of motionButtons) button.setAttribute('aria-pressed', `${isOff}`);
  dispatchEvent(new Event('motionchange'));
}
new MutationObserver(announceMotion).observe(root, { attributeFilter: ['data-motion'] });
announceMotion();
