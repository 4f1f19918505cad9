// Third-party scripts and frames (docs/third-parties.md).
import { z } from 'astro/zod';
import { fieldMeta, formed, group, type Label, line, list } from './parts.ts';

/** An address in the content security policy, where spaces, commas and semicolons have a meaning. */
const policyAddress = (label: Label) =>
  formed(/^https:\/\/[^\s"';,]+$/, 'should be a web address that begins with "https://"', 200).meta(fieldMeta(label));

const sources = (label: Label) => list(label, policyAddress('An origin, or the address of a file')).optional();

/** The fields of every third party. The policy allows its script or frame, and what `allow` lists. */
const entry = {
  privacy: line('Text for the privacy policy', 400),
  allow: group('What else the Content Security Policy must allow, by directive', {
    'script-src': sources('Further scripts'),
    'connect-src': sources('Where it reports to'),
    'frame-src': sources('Frames that it opens'),
    'style-src': sources('Style sheets'),
    'img-src': sources('Pictures'),
    'font-src': sources('Fonts'),
    'form-action': sources('Where its forms are sent to'),
    inlineStyles: z.boolean().default(false).meta({ title: 'Whether it writes styles into the page' }),
  }).optional(),
};

const script = {
  script: policyAddress('Address of the script'),
  integrity: formed(/^sha(?:256|384|512)-[\w+/=]+$/, 'should begin with "sha384-"')
    .meta({ title: 'The hash of the script, if the service provides one' })
    .optional(),
  attributes: z
    .record(formed(/^(?:id|class|data-[a-z\d-]+)$/, 'should be id, class or begin with "data-"'), line('The value'))
    .meta({ title: 'What the service reads from its element in the page' })
    .optional(),
};

const title = line('Heading above it', 60);

export const thirdParties = z.strictObject({
  analytics: group(
    { title: 'Script on every page', description: 'The attributes are those of its script element.' },
    {
      ...script,
      start: z
        .string()
        .min(1)
        .max(2000)
        .refine((code) => !/<\/script/i.test(code), 'should be the code, without <script> and </script>')
        .meta({ title: 'The inline script of the snippet, if it has one' })
        .optional(),
      ...entry,
    },
  ).optional(),
  booking: group('A calendar in a frame on the Contact page, loaded by a button', {
    title,
    company: line('Company that is contacted then', 40),
    show: line({ title: 'Button', description: '{company} is the company.' }, 60),
    frame: policyAddress('Address of the calendar'),
    link: line('The link below it, for visitors who do not see the frame', 60),
    ...entry,
  }).optional(),
  crm: group('A form on the Contact page that a script writes into an element with the attributes', {
    title,
    ...script,
    ...entry,
  }).optional(),
});
