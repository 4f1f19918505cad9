export const servicesStrings = { byName: 'Services by name' };
