/** The path that shows help before a study. The topic is not part of the URL. */
export const studyHelpAddress = '/guided-studies/help';
