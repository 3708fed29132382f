let needs = (_url: URL): boolean => false;

/**
 * From now on some links are followed by a full page load instead of in place.
 * @param which whether a link to this address is one of them
 */
export const requireFullLoads = (which: (url: URL) => boolean): void => {
  needs = which;
};

export const needsFullLoad = (url: URL): boolean => needs(url);
