// The theme and motion switches. The script in the head has already applied the stored choice or the system setting.
const root = document.documentElement;
const { dataset } = root;
const systemDark = matchMedia('(prefers-color-scheme: dark)');

function onSwitch(name: 'theme' | 'motion', choose: () => string | undefined) {
  const buttons = document.querySelectorAll<HTMLButtonElement>(`[data-${name}-toggle]`);
  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const choice = choose();
      if (choice) dataset[name] = choice;
      else delete dataset[name];
      try {
        if (choice) localStorage[name] = choice;
        else localStorage.removeItem(name);
      } catch {
        // Storage is blocked or full: the choice applies to this page only.
      }
    });
  }
  return (isOn: boolean) => {
    for (const button of buttons) button.setAttribute('aria-pressed', `${isOn}`);
  };
}

const isDark = () => (dataset.theme ? dataset.theme === 'dark' : systemDark.matches);
const pressTheme = onSwitch('theme', () => {
  // A choice that is that of the system is none: from then on the system decides.
  if (isDark() !== systemDark.matches) return undefined;
  return isDark() ? 'light' : 'dark';
});
const pressMotion = onSwitch('motion', () => (dataset.motion === 'off' ? 'on' : 'off'));

function announceTheme() {
  pressTheme(isDark());
}
new MutationObserver(announceTheme).observe(root, { attributeFilter: ['data-theme'] });
systemDark.addEventListener('change', announceTheme);
announceTheme();

function announceMotion() {
  const isOff = dataset.motion === 'off';
  root.classList.toggle('motion-off', isOff);
  pressMotion(isOff);
  dispatchEvent(new Event('motionchange'));
}
new MutationObserver(announceMotion).observe(root, { attributeFilter: ['data-motion'] });
announceMotion();
