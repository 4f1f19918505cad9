// The field over a list: what is written in it, how many fit, the cross, and what stands where nothing fits.
const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector) as Found;

/** The parts of the field on this page. `show` shows what fits to the words; `showAll` is the way back from nothing. */
export function findField(show: () => void, showAll = () => {}) {
  const [field, found, clear] = [find<HTMLInputElement>('#find'), find('[data-found]'), find('[data-clear]')];
  const template = find<HTMLTemplateElement>('[data-if-nothing]');
  const nothing = document.importNode(template.content, true).firstElementChild as HTMLElement;
  template.replaceWith(nothing);
  field.closest('search')?.setAttribute('data-ready', '');
  const whole = found.textContent;
  const empty = () => {
    field.value = '';
    show();
    field.focus();
  };
  field.addEventListener('input', show);
  clear.addEventListener('click', empty);
  nothing.querySelector('button')?.addEventListener('click', () => {
    showAll();
    empty();
  });
  return {
    field,
    words: () => field.value.trim(),
    /** Says how many are shown; without a text, that all are. */
    tell(shown: number, text = whole) {
      // A text that is set anew is read out anew.
      if (found.textContent !== text) found.textContent = text;
      clear.hidden = !field.value;
      nothing.hidden = shown > 0;
      const said = nothing.querySelector('b');
      if (said) said.textContent = field.value.trim();
    },
  };
}
