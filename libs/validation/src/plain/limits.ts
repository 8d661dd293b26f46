/** Maximum length of a message to the operator and of a prayer request, in UTF-16 code units after trimming. */
export const maxMessageLength = 2000;

/** The limits of collections; the database has the same. */
export const maxCollections = 200;
export const maxCollectionTitle = 120;
export const maxCollectionItems = 500;
export const maxCollectionText = 20_000;

/** How many plans somebody may follow at a time, and how long one may take. The database has the same limits. */
export const maxPlans = 20;
export const maxPlanDays = 1500;
export const maxPlanName = 80;

/** The name given to a prayer request whose name is blank. */
export const anonymousName = 'Anonymous';
