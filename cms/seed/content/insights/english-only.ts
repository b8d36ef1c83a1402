/** Two articles that were never written in Dutch: the language switch leads to the overview, and says so. */
import type { Entry } from '../../define';
import { author, highlight, prose, quote } from '../sections';
import { article } from './article';

export const permissions: Entry = {
  key: 'insight:permissions',
  en: article(
    {
      date: '2026-04-16',
      minutes: 4,
      category: 'engineering',
      author: 'harjit',
      picture: 'permissions',
      motif: 'bridge',
      theme: 'ink',
    },
    {
      title: 'Nobody reads the permissions',
      slug: 'nobody-reads-the-permissions',
      summary: 'We laid the keys of forty companies side by side. Four in ten fitted no door that anyone could find.',
      intro:
        'On your first day somebody copies the rights of a colleague for you. On your last day somebody forgets to ' +
        'take them back. In between, you are a bunch of keys with a lanyard.',
      blocks: [
        prose({
          text: `
            I have asked some forty companies the same question: who can approve a payment? They all answered with
            three names. The systems answered with thirty-one on average, and one of those was a scanner on the
            second floor.

            ## How keys grow

            Nobody hands out too many keys on purpose. They grow. Somebody stands in for a colleague in July. A
            project ends and its group does not. A new system is tested with everybody’s rights, because that is
            easy, and goes live on the same evening. Each of these is a favour. Together they are a building in
            which all the doors are open and everybody carries a heavy bag.

            ## Reading them aloud

            What helps is old-fashioned. Once a quarter each manager gets the list of their own people in sentences.
            *Marga may move money up to ten thousand euros. Marga may open the bicycle shed.* No roles, no codes.
            Two buttons: yes, and why?

            Most people finish in six minutes. They strike four lines in ten, and they laugh, usually at the bicycle
            shed. [Alloq](/solutions/alloq) then takes the keys back everywhere within a minute, which is the part
            that we are paid for. The reading aloud you could start with tomorrow.`,
        }),
        highlight({
          value: '31',
          text: 'People who could approve a payment. One of them was a scanner.',
          facts: [
            { value: '40', label: 'companies' },
            { value: '4 in 10', label: 'keys without a door' },
          ],
        }),
        author('harjit', 'Leads Alloq', 'I own two keys. One is for the bicycle shed.'),
      ],
    },
  ),
};

export const boring: Entry = {
  key: 'insight:boring',
  en: article(
    {
      date: '2026-03-12',
      minutes: 3,
      category: 'engineering',
      author: 'wout',
      picture: 'boring',
      motif: 'cubes',
      theme: 'tide',
    },
    {
      title: 'Boring is a dependency',
      slug: 'boring-is-a-dependency',
      summary: 'We choose our tools by one measure: how little will they surprise whoever comes after us?',
      intro:
        'Front-end engineers have a reputation. We are said to move house every eighteen months and to leave the ' +
        'furniture behind. I have lived at the same address for six years.',
      blocks: [
        prose({
          text: `
            Before we add anything to a project we ask what it would take to get it out again. If nobody knows, it
            stays out. That is the entire policy. It fits on the mug.

            ## Three years is young

            We like tools that have had their adolescence. They have had the rewrite, and the row about the rewrite,
            and the person who made the best part has left and it still works. By then the documentation is dull,
            all the questions have been asked, and most have an answer. Somebody can be new here on Monday and
            useful on Wednesday.

            ## Where the novelty goes

            You get a small number of surprises per project; three is a lot. Spend them where the client can feel
            them. We once spent all three on a map which still worked under water, for divers with gloves on. The
            menu beside it is a list of links. Nobody has ever complained that it was not more exciting, least of
            all the divers.

            ## The test

            I open a project that I last touched in 2021. I type two words. If it runs before my coffee is ready, we
            have chosen well. Last Tuesday it ran before I had found a cup.`,
        }),
        quote({
          text: 'You get three surprises per project. Spend them where the client can feel them.',
          by: 'wout',
          theme: 'fog',
        }),
        author('wout', 'Six years at the same address', 'Ask me what we left out. It is the longer list.'),
      ],
    },
  ),
};
