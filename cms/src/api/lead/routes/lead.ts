/** The one door: the website delivers, with its token. Nothing is read here by anybody; that is what the panel is for. */
export default { routes: [{ method: 'PUT', path: '/leads/:submissionId', handler: 'lead.deliver' }] };
