import { getArticles } from '@/content/articles';
import { getJobs } from '@/content/jobs';
import { getLegalPages } from '@/content/legal';
import { getLinkedProjects } from '@/content/projects';
import { getServices } from '@/content/services';
import { getAboutInfo } from '@/features/about/aboutPage';
import { getArticleInfo } from '@/features/blog/article/articlePage';
import { getBlogInfo } from '@/features/blog/blogPage';
import { getCareersInfo } from '@/features/careers/careersPage';
import { getJobInfo } from '@/features/careers/job/jobPage';
import { getContactInfo } from '@/features/contact/contactPage';
import { getHomeInfo } from '@/features/home/homePage';
import { getLegalInfo } from '@/features/legal/legalPage';
import { getProjectInfo } from '@/features/projects/project/projectPage';
import { getProjectsInfo } from '@/features/projects/projectsPage';
import { getServiceInfo } from '@/features/services/service/servicePage';
import { getServicesInfo } from '@/features/services/servicesPage';
import type { PageInfo } from '@/seo/pageInfo';

/** Every page, for the sitemap and the sharing pictures. */
export async function getEveryPage(): Promise<PageInfo[]> {
  return Promise.all([
    getHomeInfo(),
    getAboutInfo(),
    getServicesInfo(),
    getProjectsInfo(),
    getContactInfo(),
    getCareersInfo(),
    getBlogInfo(),
    ...(await getLegalPages()).map(getLegalInfo),
    ...(await getServices()).map(getServiceInfo),
    ...(await getLinkedProjects()).map(getProjectInfo),
    ...(await getJobs()).map(getJobInfo),
    ...(await getArticles()).map(getArticleInfo),
  ]);
}
