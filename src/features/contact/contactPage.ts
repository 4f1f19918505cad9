import { priceStrings } from '@/ui/PriceLine/strings';
import { sharedLinkStrings } from '@/ui/TextLink/strings';
import { getJobs } from '@/content/jobs';
import { getOffices } from '@/content/offices';
import { getPage } from '@/content/pages/getPage';
import { getPortrait } from '@/content/portraits';
import { getServices, type Service } from '@/content/services';
import { getSite } from '@/content/site';

/** A service in the form, with the examples of its prices, which links name. */
function toFormService({ id, title, prices }: Service) {
  const examples = prices?.examples.map(({ name, price, duration, team }) => ({
    name,
    text: [priceStrings.range(price), duration, team].join(', '),
  }));
  return { id, title, examples };
}

export async function getContactPage() {
  const contact = await getPage('contact');
  const site = await getSite();
  const { unsure } = await getPage('services');
  const jobCount = (await getJobs()).length;
  const services = (await getServices()).map(toFormService);
  return {
    ...contact,
    site,
    reader: await getPortrait(contact.form.reader),
    offices: await getOffices(),
    services,
    careers: { email: site.careersEmail, seeJobs: jobCount > 0 ? sharedLinkStrings.seeJobs(jobCount) : undefined },
    unsure: services.find(({ id }) => id === unsure)?.title,
  };
}
