const card = 'questions/how-do-i-give-thanks-for-good-news';

/**
 * "My scan was not clear" has the words of good news, and what is learned of words does not see the "not". "It is not
 * cancer" is good news.
 */
const bad =
  /\b(?:not|isnt|wasnt|arent|werent|didnt|hasnt|havent|wont|never|[a-z]+n[’']t|no longer|worse|failed|refused|rejected|(?<!not )spread|bad)\b(?! (?:a |the |it |been )?(?:cancer|serious|malignant|spread|tumou?r|dangerous|anything bad))|\bcame back (?:positive|with)\b|\bis back\b/i;

/** Whether a card gives thanks for news that is told, and the news is bad. */
export const thanksForBadNews = (id: string, text: string): boolean => id === card && bad.test(text);
