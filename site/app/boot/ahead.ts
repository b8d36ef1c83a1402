/**
 * Links that nobody follows before they are asked to: files, other windows, other sites and languages, what their author
 * says not to follow, the page one is on, and places within it.
 */
export const unasked = '[download],[target],[rel~=external],[rel~=nofollow],[hreflang],[aria-current=page],[href^="#"]';

/** The id of the script that tells the browser which documents to fetch ahead, for as long as links load documents. */
export const speculationId = 'ahead';

/** For how long a payload that was fetched ahead is good, in seconds: a link that is pressed meanwhile asks nobody again. */
export const aheadSeconds = 60;
