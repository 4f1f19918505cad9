// /services?group=Data shows the services of one group. A page from the back/forward cache shows what its address says, as
// one that was loaded anew does.
const radios = document.querySelectorAll<HTMLInputElement>('[data-filter] input');
const group = new URLSearchParams(location.search).get('group');

function show(value: string): void {
  for (const radio of radios) if (radio.value === value) radio.checked = true;
}

if (group) show(group);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) show(group ?? '');
});
