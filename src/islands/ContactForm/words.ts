import type { formStrings } from '@/strings';

/** The texts of the form: its own, and its heading from the content. */
export type ContactFormWords = typeof formStrings & { heading: string };
