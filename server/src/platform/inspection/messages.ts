export const uncheckableMessage = 'This file could not be checked. Save it as a new one and choose that.';
