/** The three networks by the names they give themselves. */
export const networkNames = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' };
