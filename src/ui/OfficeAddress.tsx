import { linkStrings } from '@/ui/TextLink/strings';
import { NewTabLink } from '@/ui/TextLink/TextLink';

interface Office {
  city: string;
  country: string;
  address: readonly string[];
  mapLink: string;
}

/** The lines of an address, and a link to a map. */
export const OfficeAddress = ({ office }: { office: Office }) => (
  <>
    <address className="muted">
      {[...office.address, office.country].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
    <NewTabLink href={office.mapLink} label={linkStrings.map} subject={office.city} />
  </>
);
