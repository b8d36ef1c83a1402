/** The one door: the website tells, with its token, who is subscribed. Nothing is read here by anybody. */
export default { routes: [{ method: 'PUT', path: '/subscribers/:subscriptionId', handler: 'subscriber.deliver' }] };
