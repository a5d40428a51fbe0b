// plyglot with an archive of games, which may take longer than a text that is typed.
import {ArchiveSession} from './archive_session.js';
import {serve} from './serving.js';

serve((plyglot) => new ArchiveSession(plyglot));
