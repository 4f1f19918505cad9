// The Markdown form of the pages about the company.
import { getDocument, getServices } from '@/content/queries';
import { mailto } from '@/lib/mailto';
import { phoneHref } from '@/lib/text';
import * as md from './markdown';

interface Office {
  city: string;
  country: string;
  address: readonly string[];
  mapLink: string;
}

const office = (mapLabel: string, place: Office) =>
  `**${md.plain(place.city)}**: ${md.plain([...place.address, place.country].join(', '))} ` +
  `(${md.link({ label: mapLabel, href: place.mapLink })})`;

export async function home(): Promise<string> {
  const words = await getDocument('homePage');
  const { tagline, offices } = await getDocument('site');
  const [slides, steps, quotes, faq] = await Promise.all([
    getDocument('slides'),
    getDocument('process'),
    getDocument('testimonials'),
    getDocument('faq'),
  ]);
  const services = (await getServices()).slice(0, 3);
  return md.page(
    md.title(tagline),
    md.plain(words.hero.lead),
    md.bullets([md.link(words.hero.contact), md.link(words.hero.services)]),
    md.heading(words.slider.label),
    md.bullets(slides.items.map((slide) => md.named(slide.title, slide.description))),
    md.heading(words.about.heading),
    md.plain(words.about.label),
    md.plain(words.about.text),
    md.link(words.about.link),
    md.heading(words.offerings.heading),
    md.plain(words.offerings.text),
    md.bullets(
      services.map(
        ({ id, title, shortDescription }) =>
          `${md.link({ label: title, href: `/services/${id}` })}: ${md.plain(shortDescription)}`,
      ),
    ),
    md.link(words.offerings.link),
    md.heading(words.process.heading),
    md.plain(words.process.text),
    md.numbered(steps.items.map((step) => md.named(step.title, step.description))),
    md.heading(words.testimonials.heading),
    ...quotes.items.map(
      ({ review, name, position }) => `${md.quote(review)}\n>\n> ${md.plain(`${name}, ${position}`)}`,
    ),
    md.heading(words.offices.heading),
    md.bullets(offices.map((place) => office(words.offices.mapLink, place))),
    md.heading(words.faq.heading),
    words.faq.text,
    ...faq.items.map(({ question, answer }) => `${md.subheading(question)}\n\n${answer}`),
    md.callToAction(words.callToAction),
  );
}

export async function about(): Promise<string> {
  const words = await getDocument('aboutPage');
  const { tagline } = await getDocument('site');
  const [values, team, achievements, expectations] = await Promise.all([
    getDocument('values'),
    getDocument('team'),
    getDocument('achievements'),
    getDocument('expectations'),
  ]);
  return md.page(
    md.title(tagline),
    md.plain(words.hero.label),
    md.plain(words.hero.lead),
    md.heading(words.story.heading),
    words.story.text,
    md.heading(words.mission.heading),
    md.plain(words.mission.text),
    md.heading(words.vision.heading),
    md.plain(words.vision.text),
    md.heading(words.values.heading),
    md.plain(words.values.text),
    md.bullets(values.items.map((value) => md.named(value.title, value.description))),
    md.heading(words.team.heading),
    md.plain(words.team.text),
    md.bullets(team.items.map((card) => md.named(card.title, card.description))),
    md.heading(words.achievements.heading),
    md.plain(words.achievements.text),
    md.bullets(
      achievements.items.map(
        ({ metric, value, description }) => `${md.named(metric, value)}. ${md.plain(description)}`,
      ),
    ),
    md.heading(words.expectations.heading),
    md.bullets(expectations.items.map((item) => md.named(item.title, item.text))),
    md.callToAction(words.callToAction),
  );
}

export async function contact(): Promise<string> {
  const words = await getDocument('contactPage');
  const site = await getDocument('site');
  const services = await getServices();
  return md.page(
    md.title(words.heading),
    md.heading(words.form.heading),
    md.plain(Object.values(words.form.fields).join(', ')),
    md.bullets(services.map(({ title }) => md.plain(title))),
    md.numbered(words.next.map(md.plain)),
    md.heading(words.information.heading),
    md.bullets([
      md.link({ label: site.email, href: mailto(site.email) }),
      md.link({ label: site.phone, href: phoneHref(site.phone) }),
    ]),
    md.bullets(site.offices.map((place) => office(words.information.mapLink, place))),
    md.bullets([
      ...site.social.map(({ network, url }) => md.link({ label: network, href: url })),
      md.link(words.information.services),
    ]),
  );
}
