/** Where help stands above a study; the topic is not in the address. */
export const studyHelpAddress = '/guided-studies/help';
