export default {
  rest: { prefix: '/api', defaultLimit: 25, maxLimit: 100, withCount: true, strictParams: true },
  // A picture's `related` lists every row that shows it, drafts with all their fields included, and `populate=*` on a
  // picture would bring it. Folders are the media library's own business.
  responses: { privateAttributes: ['related', 'folder', 'folderPath', 'provider', 'provider_metadata'] },
};
