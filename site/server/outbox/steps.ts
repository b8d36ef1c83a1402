import type { FrameStore } from '../../content/frame.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { houseReader } from '../mail/house.ts';
import { createMailer } from '../mail/mailer.ts';
import { createPost } from '../mail/post.ts';
import { contactSteps } from '../mail/steps.ts';
import type { NewsletterLinks } from '../newsletter/links.ts';
import { newsletterSteps } from '../newsletter/steps.ts';
import { cmsStep } from './cms.ts';
import type { StepName } from './plan.ts';
import type { Step } from './step.ts';

/** What the steps know of the site. */
export interface StepParts {
  frames: Pick<FrameStore, 'get'>;
  links: NewsletterLinks;
}

/** How each step is done. */
export const stepsOf = (config: Config, database: Database, { frames, links }: StepParts): Record<StepName, Step> => {
  const { mailFrom, defaultLocale } = config;
  const post = createPost(createMailer(config), mailFrom);
  const house = houseReader(frames, config);
  return {
    cms: cmsStep(config),
    ...contactSteps({ post, house, defaultLocale }),
    ...newsletterSteps({ database, post, house, links }),
  };
};
