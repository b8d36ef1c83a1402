export const ensureSecrets = () => {};
