import { getPage } from '@/content/pages/getPage';
import { getPerson } from '@/content/people';

/** The end of Careers and of the page of every job, with what a colleague says. */
export async function getCareersCall() {
  const { quote, ...call } = (await getPage('careers')).callToAction;
  const person = await getPerson(quote?.person);
  return { ...call, quote: quote && person && { ...person, text: quote.text } };
}
