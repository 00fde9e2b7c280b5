/** The release that the requirement names (1§1), shown by screens and the API document (CHANGELOG.md). */
export const VERSION = '3.5.2';
