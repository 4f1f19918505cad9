interface Link {
  label: string;
  href: string;
}

/** Plain text inside Markdown: what would begin markup is escaped. */
export const plain = (text: string) => text.replaceAll(/[\\`*_<>[\]]/g, '\\$&');

export const title = (text: string) => `# ${plain(text)}`;
export const heading = (text: string) => `## ${plain(text)}`;
export const subheading = (text: string) => `### ${plain(text)}`;
export const link = ({ label, href }: Link) => `[${plain(label)}](${href})`;
export const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
export const numbered = (items: readonly string[]) => items.map((item, index) => `${index + 1}. ${item}`).join('\n');
export const quote = (text: string) => `> ${plain(text)}`;

/** A name and what is said about it, as one line of a list. */
export const named = (name: string, text: string) =>
  `**${plain(name)}**${/[.?!:]$/.test(name) ? '' : ':'} ${plain(text)}`;

/** The parts of a page with an empty line between them; what is missing is left out. */
export const page = (...parts: readonly (string | undefined)[]) => `${parts.filter(Boolean).join('\n\n')}\n`;

export const callToAction = (call: { heading: string; text: string; link: Link }) =>
  [heading(call.heading), plain(call.text), link(call.link)].join('\n\n');

/** Addresses in a text that is read away from the site must say which site they mean. */
export const withAbsoluteLinks = (text: string, site: string) => text.replaceAll(/\]\(\/(?!\/)/g, `](${site}/`);
