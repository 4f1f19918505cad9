// The chosen group of the catalogue is in the address (/services?group=run), so that Back, Forward, a reload and a link show it.
const radios = [...document.querySelectorAll<HTMLInputElement>('[data-filter] input')];
const all = radios[0];

function readAddress(): void {
  const group = new URLSearchParams(location.search).get('group');
  const chosen = radios.find(({ value }) => value === group) ?? all;
  if (chosen) chosen.checked = true;
}

function writeAddress(): void {
  const address = new URL(location.href);
  const chosen = radios.find(({ checked }) => checked);
  if (chosen?.value) address.searchParams.set('group', chosen.value);
  else address.searchParams.delete('group');
  history.replaceState(history.state, '', address);
}

// The visitor may have chosen before this script was loaded.
if (all?.checked) readAddress();
else writeAddress();
for (const radio of radios) radio.addEventListener('change', writeAddress);
// Back and Forward between anchors of the page, which may be from before a choice.
addEventListener('popstate', readAddress);
