/** The day until which `/.well-known/security.txt` may be trusted. A test fails 30 days before; look at it, then renew. */
export const securityContactExpires = '2027-10-31T23:59:59Z';
