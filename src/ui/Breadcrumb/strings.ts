export const breadcrumbStrings = { label: 'Breadcrumb', services: 'Services', careers: 'Careers', blog: 'Blog' };
