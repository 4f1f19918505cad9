// What a company answers, and how it is asked. A file with the same fields answers for a script.
import { readFileSync } from 'node:fs';
import { cancel, confirm, isCancel, text } from '@clack/prompts';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { brand } from '@/content/schemas/brand';
import { site } from '@/content/schemas/site';

/** The answers: the fields of content/site.yaml and content/brand.yaml that a company must have of its own. */
const answers = z.strictObject({
  ...site.pick({
    name: true,
    tagline: true,
    description: true,
    url: true,
    language: true,
    email: true,
    careersEmail: true,
    phone: true,
    copyrightYear: true,
    social: true,
    offices: true,
  }).shape,
  colors: brand.omit({ mark: true }),
  removeSamples: z.boolean().default(false).describe('Whether the sample articles, jobs and services go.'),
  content: z
    .string()
    .optional()
    .describe('A folder beside the file with content files; their fields take the place of ours.'),
});

export type Answers = z.infer<typeof answers>;

/** The answers of a file, or a sentence for each that is wrong. */
export function readAnswers(file: string): Answers {
  const { data, error } = answers.safeParse(parse(readFileSync(file, 'utf8')));
  if (data) return data;
  throw new Error(error.issues.map(({ path, message }) => `${file}: ${path.join(', ')}: ${message}`).join('\n'));
}

/** The value at a path of the answers' schema, checked as it is typed. */
const check = (schema: z.ZodType) => (value: string | undefined) => {
  const { error } = schema.safeParse(value ?? '');
  return error?.issues[0]?.message;
};

async function ask(message: string, schema: z.ZodType, placeholder: string): Promise<string> {
  const answer = await text({ message, placeholder, validate: check(schema) });
  if (!isCancel(answer)) return answer;
  cancel('Nothing was changed.');
  process.exit(0);
}

/** Asks about ten questions. */
export async function askAnswers(): Promise<Answers> {
  const { shape } = site;
  const name = await ask('What is the company called?', shape.name, 'Harbour & Vine Studio');
  const tagline = await ask(
    'What does it promise, in one to three short sentences?',
    shape.tagline,
    'Software that lasts.',
  );
  const description = await ask('What does it do, in one sentence?', shape.description, 'We build sites and shops.');
  const url = await ask('Where will the site be?', shape.url, 'https://company.com');
  const email = await ask('Where do inquiries go?', shape.email, 'hello@company.com');
  const phone = await ask('The phone number, with +?', shape.phone, '+351 22 000 0000');
  const office = shape.offices.element.shape;
  const city = await ask('In which city is the first office?', office.city, 'Porto');
  const country = await ask('In which country?', office.country, 'Portugal');
  const countryCode = await ask('Its two letters?', office.countryCode, 'PT');
  const postalCode = await ask('The postal code?', office.postalCode, '4050-297');
  const address = await ask('The street?', office.address.element, 'Rua do Infante 14');
  const timeZone = await ask('The time zone?', office.timeZone, 'Europe/Lisbon');
  const place = await ask(
    'Where on the map: latitude, longitude?',
    z.string().regex(/^-?[\d.]+, *-?[\d.]+$/),
    '41.14, -8.61',
  );
  const [latitude = 0, longitude = 0] = place.split(',').map(Number);
  const ink = await ask('The dark color of words?', brand.shape.ink, '#16305c');
  const ground = await ask('The pale color of the paper?', brand.shape.ground, '#eadfc8');
  const accent = await ask('The color that blooms?', brand.shape.accent, '#ff6f5c');
  const removeSamples = await confirm({ message: 'Take the sample articles, jobs and services away?' });
  const id = city
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
  const mapLink = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}`;
  const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'short' }).formatToParts();
  const timeZoneLabel = zone.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const lines = [address, `${postalCode} ${city}`];
  return answers.parse({
    name,
    tagline,
    description,
    url,
    language: 'en',
    email,
    careersEmail: email,
    phone,
    copyrightYear: new Date().getFullYear(),
    social: [],
    offices: [
      {
        id,
        city,
        country,
        countryCode,
        postalCode,
        address: lines,
        mapLink,
        timeZone,
        timeZoneLabel,
        latitude,
        longitude,
      },
    ],
    colors: { ink, ground, accent },
    removeSamples: removeSamples === true,
  });
}
