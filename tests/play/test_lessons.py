"""Lessons: each can be played to its end, refuses anything else, and teaches its rule."""

from __future__ import annotations

import pytest

from fourfold.play.lessons import LESSONS, Lesson, LessonTask, Standing, lesson
from fourfold.rules import IllegalAction, NotationError, Reason, Status, parse_action

#: What a learner who understands does.
ANSWERS = {
    "turn": ["-7", "c3", "-4"],
    "call": ["d2", "!a2b2c2d2"],
    "safe": ["-0"],
    "caught": ["!a2b2c2d2"],
    "lapse": ["a4", "!a2b2c2d2", "-1"],
    "levels": ["c3", "!b2c2b3c3"],
    "handicap": ["!b2c2b3c3"],
    "traits": ["a1", "!a1a2a3a4"],
}
every_lesson = pytest.mark.parametrize("found", LESSONS, ids=lambda one: one.id)


def finish(name: str) -> Standing:
    return lesson(name).play(ANSWERS[name])


@every_lesson
def test_a_lesson_can_be_played_to_its_end(found: Lesson) -> None:
    standing = found.play(ANSWERS[found.id])
    assert standing.finished
    assert standing.task is None
    assert standing.as_object()["legal"] == []


@every_lesson
def test_it_is_the_learners_turn_at_every_step(found: Lesson) -> None:
    for count in range(len(found.steps)):
        standing = found.play(ANSWERS[found.id][:count])
        assert standing.game.to_act is found.learner
        assert standing.as_object()["legal"]


@every_lesson
def test_alignments_are_not_shown_before_the_end(found: Lesson) -> None:
    for count in range(len(found.steps)):
        assert found.play(ANSWERS[found.id][:count]).as_object()["alignments"] == []


@pytest.mark.parametrize(
    ("name", "wrong", "wanted"),
    [
        ("call", "a1", LessonTask.PLACE_ALIGNED),
        ("safe", "-e", LessonTask.GIVE_SAFE),
        ("caught", "a1", LessonTask.CALL),
        ("caught", "!a1b1c1d1", LessonTask.CALL),
        ("levels", "a1", LessonTask.PLACE_ALIGNED),
        ("traits", "d4", LessonTask.PLACE_ALIGNED),
    ],
)
def test_something_else_is_refused_and_changes_nothing(
    name: str, wrong: str, wanted: LessonTask
) -> None:
    standing = lesson(name).play([wrong])
    assert (standing.refused, standing.step, standing.done) == (wanted, 0, ())
    assert standing.game.position == lesson(name).game.position


def test_r12_an_alignment_that_nobody_called_lapses() -> None:
    late = lesson("lapse").play(ANSWERS["lapse"][:2])
    assert late.game.outcome is None
    assert late.game.refused_calls == 1
    assert [one.status for one in late.game.alignments] == [Status.LAPSED]


def test_r20_reasons() -> None:
    reasons = {}
    for name in ("call", "caught", "levels", "handicap", "traits"):
        outcome = finish(name).game.outcome
        assert outcome is not None
        assert outcome.winner is lesson(name).learner
        reasons[name] = outcome.reason
    caught, quarto = Reason.CAUGHT, Reason.QUARTO
    assert reasons == {
        "call": quarto, "caught": caught, "levels": quarto, "handicap": caught, "traits": quarto,
    }  # fmt: skip


def test_r7_the_maker_could_not_have_called_it() -> None:
    found = lesson("handicap")
    before = found.game.at(1)
    assert before.to_act is found.learner.other
    assert before.callable(found.learner.other) == ()


def test_r6_what_is_not_in_play_makes_no_alignment() -> None:
    row = lesson("traits").game.play(parse_action("d4"))
    assert row.alignments == ()


def test_what_the_rules_forbid_is_refused_by_them() -> None:
    with pytest.raises(IllegalAction):
        lesson("call").play(["a2"])
    with pytest.raises(IllegalAction):
        lesson("call").play([*ANSWERS["call"], "-0"])
    with pytest.raises(NotationError):
        lesson("call").play(["z9"])
    with pytest.raises(KeyError):
        lesson("nothing")
