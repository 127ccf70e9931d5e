/** Explains the figures to readers of the document. */
export const howToRead = `## How to read them

The figures belong to the machine above: compare ratios, and figures of one machine with each other.
Times are milliseconds as \`p50 / p95\`: half of the calls took at most the first, 95 of 100 at most
the second, and the goal is held against the second. A goal with two values is for PostgreSQL and for
the embedded database. Missing a goal does not fail the run.

A million numbers are made and sorted before the first part and after each: hold figures of two
machines against each other by that, and distrust a run in which it took much longer at one time
than at another.

**Reports.** Calls over HTTP, by a person who is signed in and sees every account, to an API that has
just been started and warmed up by a few calls. Each asks for 12 months of the account with most
invoice lines, with the previous period and the national average. \`The tab in one call\` is one
request for all reports; \`as the browser asks\` is one request for each card, all at once, until the
last answer.

**Ten times the rows.** The same call for the largest account of the smaller data. The account itself
grows less than the data, since the larger data has more accounts too; the national average is over
all of them.

**Records behind a figure.** Pages of the records behind the total of every measure of every report,
the first, the second and the tenth, sorted by location.

**Point lookups.** A kept record, the session check and an account's groups, one at a time with a
pause between, first alone and then while the tab is asked for over and over as the browser asks. On
the embedded database there is one connection, so that a lookup waits for the report that runs; the
API itself goes on answering.

**Data and memory.** From an empty database to a portal that is ready, with schema and demo data. The
memory is the most that was resident in the API's process while all calls on the large data were
made, and on the embedded database its process's peak is added. PostgreSQL runs with its own
defaults, as \`initdb\` leaves them; its memory is not the portal's.

**Surveys.** The account with most units. A page of twenty units is asked for once in every order, up and
down, and once by every choice of every filter; proposals are for the first signs of numbers, VINs and
plates, of one to four signs. The file of units is a CSV file with new numbers, and is brought in as
the screen does: read in one call, in a process of its own, then saved in parts of a thousand. The PDF
is a list of 500 of these units. A yard is taken along by one call, with units of the account that are brought
there before; its bytes are counted as they come over the line, compressed. Streams follow four surveys in sessions of staff, of
20 streams each; a tire that is saved has been told when all fifty streams of its survey have heard of it, and the
lookups are those above. What a day in a yard brings home is sent four calls at a time: the readings of a unit one
after another, then the photos, of 1,600 by 1,200 pixels. All is taken back at the end.

**What surveys found.** Pages of twenty surveys with the sums over all of them, once in every order, up and down, and
once by every choice of every filter. The survey whose tires are read is the one of that account that read most.
Crossings are those of all accounts in twelve months, asked for in the same way; the ones that are read are the last twenty.
The PDF is of a survey that is made for it, with units of that account, each tire read, and photos of 1,600 by 1,200
pixels; it is taken back. The workbook has a row for each tire of the surveys of all accounts, from as many weeks as it
takes. The API that writes it has just been started, and is held against itself before the first file.

**What surveys found, of ten times the rows.** The same lists on the smaller data, each held against itself by the middle
of its calls. The account with most units grows less than the data, since the larger data has more accounts too.

**The combined report.** One call for all nineteen reports with both comparisons, a comment and a
drawing as the screens send them, from the call to the last byte of the file. No site is deployed, so that
headings are the keys of their words. Two files are made on paper or as a picture at a time, each in a
process of its own at a lower priority than the API, and two more processes draw. What processes share
counts once in their memory. Ten at once are four PDFs, four workbooks and two pictures, over and over
while the lookups are asked as above.

**A table as a workbook.** The rows come from nowhere and the file goes nowhere. What the rows take is
how much more memory the process has held than for a table a thousand times shorter; the rest is
Node.js and the program.

**Loading a file.** \`npm run portal -- ingest invoice-lines\`, then \`readings\`, each from its start to its end.
A fifth of the lines are tied to calls; the roll-ups are kept in the same transaction. The readings are of mounted
tires of 4,000 tractors, in finished surveys four weeks apart; what is found by the specs is kept in the same
transaction. The memory is that of the command; PostgreSQL's own is not the portal's.

**On screen.** Chromium without a window, the portal in production build behind its gateway, the
embedded database, the largest account of the smaller data. \`Cards on screen\`, with both
comparisons, starts with the end of the last answer and ends when every
card has painted its table and its chart. The page draws one card after the other, and most of that
time Highcharts measures its texts, each of which lets the browser compute styles and layout anew. A dropped frame is one that came more than 25 ms after the
one before it, while a table of weeks in an answer made long is scrolled from top to end; standing
still shows what the machine drops by itself. Without a graphics card the processor also paints.

\`The page of a survey\` starts with its address, in a profile that has the portal's files, and ends when
all of its units have been painted. \`What it found\` is the page of the tires of the last of these surveys, once each
was read and the survey is finished, and ends when heading and first tires have been painted. \`Photos of a unit\`
starts with the click on the link beside the unit's axles, and ends when those in sight have been painted; their
addresses are new each time, so that no picture is kept from before.

**A day without a network.** In a profile that has taken the portal and a survey along. A start ends when
heading and links of the list of yards have been painted. While tires are saved, readings of other units wait on the
device, written past the portal; a save begins once the next tire has been painted, and ends when its own has been
as kept on the device. What a day brings home is written there in the same way, each photo of 1,600 by 1,200 pixels,
and is sent by the portal when it is opened with a network: until nothing waits any more.

**From page to page.** From the click on a link of the menu until heading and control of the next
page have been painted; between two loaded remotes, the page that is left has come to rest before.
\`A first page that was prepared\` was never opened in this profile; the pointer rested on its link
before. What is prepared is fetched and not run: nothing of a remote runs on another one's screen
(see [adr/0014](adr/0014-what-is-prepared-does-not-run.md)), so that a first visit also pays for running it. One more remote is a build with one empty page: what it costs
whoever opens it, each file packed by itself.

**A release again.** The shell is built anew with one more statement in its index, then in a component
that the frame shows, and a remote in its pages. Of the shell every script and style counts whose
name is not among those before; it is named after its content
(see [adr/0033](adr/0035-which-file-holds-what.md)). A remote's files lie under its version, so that all
files of the page count.

**The index, signed in.** With an empty cache, until heading and links have been painted; layout shift
is the sum of all shifts until the network is at rest. Lighthouse runs in a profile that is signed in
and keeps its storage; the middle of several runs.

**A visit with an empty cache.** Signed in, until heading and main control of the page can be used;
the middle of several visits, in turns, and the second visit of the same profile. The single build has
the same screens as one webpack build without federation; it exists only for this comparison (see
[adr/0007](adr/0007-what-the-benchmark-measures.md)). Bytes are the site's files as the gateway sent
them, without headers; the answers of the API are the same for both and are counted only as requests.`;
