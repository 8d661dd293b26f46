/** Copies text to the clipboard. @returns false where the browser does not let it, as on a page without TLS */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
