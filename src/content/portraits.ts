import { responsivePhotograph } from '@/drawings/chosenPictures';
import { drawing } from '@/drawings/drawings';
import { toPicture } from '@/drawings/picture';
import { getPersonLinks } from './queries';
import type { Entries } from './schemas/entries';

type Person = Entries['people'] & { id: string };

/** A person with a picture, and with links to what the other pages have about them. */
export async function withPortrait({ id, name, position, drawing: portrait, photograph }: Person, page: string) {
  const drawn = portrait ? toPicture(drawing(`portraits/${portrait}`)) : undefined;
  const links = (await getPersonLinks(id)).filter(({ href }) => href.split('#')[0] !== page);
  return { name, position, picture: photograph ? await responsivePhotograph(photograph) : drawn, links };
}
