/** The day until which `/.well-known/security.txt` may be trusted. The weekly check warns 30 days before: look, renew. */
export const securityContactExpires = '2027-10-31T23:59:59Z';
