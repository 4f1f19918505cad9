import { responsivePhotograph } from '@/drawings/chosenPictures';
import { drawing } from '@/drawings/drawings';
import { toPicture } from '@/drawings/picture';
import { getPerson } from './people';
import { getPersonLinks } from './personLinks';

/** A person with a picture, and with links to what the pages other than this one have about them; undefined without an id. */
export async function getPortrait(id: string | undefined, page: string) {
  const found = await getPerson(id);
  if (!found) return undefined;
  const { drawing: portrait, photograph, ...person } = found;
  const drawn = portrait ? toPicture(drawing(`portraits/${portrait}`)) : undefined;
  const links = (await getPersonLinks(person.id)).filter(({ href }) => href.split('#')[0] !== page);
  return { ...person, picture: photograph ? await responsivePhotograph(photograph) : drawn, links };
}
