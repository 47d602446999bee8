/** What crawlers may read. The scripts under /mf/ are among it: they belong to public pages. */
export const renderRobots = (origin: string): string => `User-agent: *
Disallow: /api/
Disallow: /dashboard
Disallow: /storage/

Sitemap: ${origin}/sitemap.xml
`;
