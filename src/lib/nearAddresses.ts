import { distance } from './distance';

export interface Address {
  path: string;
  name: string;
  /** The words by which a visitor may ask for the page, in lower case. */
  words: readonly string[];
}

const most = 3;
/** How alike two names, or how many of the words, must be to be worth a suggestion. */
const closeEnough = { spelling: 0.7, words: 0.5 } as const;

const likeness = (a: string, b: string) => 1 - distance(a, b) / Math.max(a.length, b.length, 1);
const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const parent = (path: string) => path.slice(0, path.lastIndexOf('/'));

function clean(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
      .toLowerCase()
      .replace(/\.\w+$/, '')
      .replace(/\/+$/, '')
      .slice(0, 100);
  } catch {
    return '';
  }
}

/** The numbers next to the one asked for, when it is one beside them: 7 and 9 for 8. */
function neighbors(wanted: string, addresses: readonly Address[]): Address[] {
  const number = Number(lastPart(wanted));
  return addresses.filter(
    ({ path }) => parent(path) === parent(wanted) && Math.abs(Number(lastPart(path) || Number.NaN) - number) === 1,
  );
}

/** The share of the words asked for that a page has; a word that many pages have does not tell them apart. */
function sharedWords(asked: readonly string[], address: Address, addresses: readonly Address[]): number {
  const has = ({ words }: Address, word: string) =>
    words.some((own) => own === word || (word.length > 4 && distance(own, word) === 1));
  const telling = asked.filter((word) => addresses.filter((other) => has(other, word)).length <= most);
  const letters = (words: readonly string[]) => words.join('').length;
  return letters(telling.filter((word) => has(address, word))) / Math.max(letters(telling), 1);
}

/** The pages that someone may have meant by an address that does not exist: at most three, none when none is close. */
export function nearAddresses(pathname: string, addresses: readonly Address[]): Address[] {
  const wanted = clean(pathname);
  const name = lastPart(wanted);
  if (!name) return [];
  if (/^-?\d+$/.test(name)) return neighbors(wanted, addresses);
  const asked = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return addresses
    .map((address) => {
      const own = lastPart(address.path);
      const spelling = /^\d+$/.test(own) ? 0 : likeness(name, own);
      const words = sharedWords(asked, address, addresses);
      const near = spelling >= closeEnough.spelling || words >= closeEnough.words;
      return {
        address,
        score: near ? Math.max(spelling, words) + (parent(wanted) === parent(address.path) ? 0.1 : 0) : 0,
      };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ address }) => address);
}
