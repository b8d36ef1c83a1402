/** The admin panel: Dutch beside English, and no questions to anybody outside about newer versions. */
export default {
  config: { locales: ['nl'], notifications: { releases: false }, tutorials: false },
  bootstrap() {},
};
