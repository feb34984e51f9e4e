#pragma once
// Checks that count, print and go on.

#include <cstdio>
#include <cstdlib>
#include <iostream>

inline int checks_made = 0;
inline int checks_failed = 0;

inline bool check(bool good, const char* what, const char* file, int line) {
    ++checks_made;
    if (good) return true;
    if (++checks_failed <= 20) std::cerr << file << ':' << line << ": " << what << '\n';
    return false;
}

#define CHECK(condition) check((condition), #condition, __FILE__, __LINE__)
#define CHECK_EQUAL(found, expected)                                                               \
    do {                                                                                           \
        const auto found_ = (found);                                                               \
        const auto expected_ = (expected);                                                         \
        if (!check(found_ == expected_, #found " == " #expected, __FILE__, __LINE__) &&            \
            checks_failed <= 20)                                                                   \
            std::cerr << "    found " << found_ << ", expected " << expected_ << '\n';             \
    } while (false)

inline int report(const char* name) {
    std::cout << name << ": " << checks_made << " checks, " << checks_failed << " failed\n";
    return checks_failed == 0 ? 0 : 1;
}
