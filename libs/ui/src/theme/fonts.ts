/** The faces, self-hosted; a page that shows our themes imports this once (the shell, the catalogue). */
import '@fontsource-variable/literata/wght.css';
import '@fontsource-variable/literata/wght-italic.css';
import '@fontsource-variable/instrument-sans/wght.css';
