import { getPage } from '@/content/pages/getPage';
import { getPortraitWithLinks } from '@/content/portraits';
import { getLinkedProjects } from '@/content/projects';
import { getSite } from '@/content/site';
import { drawing } from '@/drawings/drawings';
import { drawingSource } from '@/drawings/picture';
import { getFirstPicture, getPicture, withCrop } from '@/drawings/pictureChoices';
import { routes } from '@/lib/routes';
import { getFixedInfo } from '@/seo/pageInfo';

export async function getAboutInfo() {
  const about = await getPage('about');
  return getFixedInfo(routes.about, about, about.team.cards[0]?.image ?? about.hero.image);
}

export async function getAboutPage() {
  const about = await getPage('about');
  const { tagline } = await getSite();
  const { image, ...hero } = about.hero;
  const pictures = {
    wide: await getPicture(image),
    narrow: await getFirstPicture(withCrop(image, 'narrow')),
  };
  const values = about.values.items.map(({ drawing: name, ...value }) => ({
    ...value,
    picture: name ? drawingSource(drawing(`emblems/${name}`)) : undefined,
  }));
  const cards = await Promise.all(
    about.team.cards.map(async ({ image: chosen, leader, ...card }) => ({
      ...card,
      picture: await getPicture(chosen),
      alt: chosen.alt ?? '',
      leader: await getPortraitWithLinks(leader, routes.about),
    })),
  );
  return {
    ...about,
    head: await getAboutInfo(),
    hero: { ...hero, tagline, alt: image.alt ?? '', pictures },
    values: { ...about.values, values },
    achievements: { ...about.achievements, hasProjects: (await getLinkedProjects()).length > 0 },
    team: { ...about.team, cards },
  };
}
