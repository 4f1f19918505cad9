import { linkStrings } from '@/ui/TextLink/strings';
import { NewTabLink } from '@/ui/TextLink/TextLink';

interface Office {
  city: string;
  country: string;
  address: readonly string[];
  mapLink: string;
}

/** The lines of an address, which screen readers would join if they were spans, and a link to a map. */
export const OfficeAddress = ({ office }: { office: Office }) => (
  <>
    <address className="muted">
      {[...office.address, office.country].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </address>
    <NewTabLink href={office.mapLink} label={linkStrings.map} subject={office.city} />
  </>
);
