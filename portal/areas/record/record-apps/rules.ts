/** Seconds within which an app fetches its tokens with the code that it was sent. */
export const CODE_SECONDS = 60;
/** Seconds for which an access token is good; an app that may not stay reads for so long. */
export const ACCESS_SECONDS = 3600;
/** Days for which an app may stay that is allowed to read later, too. */
export const STAY_DAYS = 365;
